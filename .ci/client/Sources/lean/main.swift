import PushRules

let route = try Route(Situation(state: .suspended, payload: PayloadTraits(alert: .string)))
print(route.notCalled[0].causes[0].statement)
