// Reads a decimal number as the nearest double, ties to even: what Double("0.1") calls.
//
// The digits are halved or doubled, exactly, until the whole part has 64 bits; of the rest it only
// counts whether it is zero. That takes up to a thousand steps a number, and payloads have few numbers.

#include <stddef.h>
#include <stdint.h>

enum { MOST_READ = 800, MOST_DIGITS = 2000 };

typedef struct {
  uint8_t digits[MOST_DIGITS];
  int count; // of the digits
  int point; // digits before the decimal point; may be negative, or more than there are
  int lost;  // whether digits that were not zero had no room
} Decimal;

static int isDigit(char byte) { return byte >= '0' && byte <= '9'; }

static void append(Decimal *number, uint8_t digit, int limit) {
  if (number->count < limit) number->digits[number->count++] = digit;
  else number->lost |= digit != 0;
}

static void halve(Decimal *number) {
  int rest = 0, count = number->count, to = 0;
  for (int from = 0; from < count; from++) {
    int digit = rest * 10 + number->digits[from];
    rest = digit & 1;
    if (from == 0 && digit < 2) number->point--; // a leading zero is left out
    else number->digits[to++] = digit / 2;
  }
  number->count = to;
  if (rest) append(number, 5, MOST_DIGITS);
}

static void twice(Decimal *number) {
  int carry = 0;
  for (int index = number->count - 1; index >= 0; index--) {
    int digit = number->digits[index] * 2 + carry;
    number->digits[index] = digit % 10;
    carry = digit / 10;
  }
  if (carry) {
    uint8_t last = number->digits[number->count - 1];
    __builtin_memmove(number->digits + 1, number->digits, number->count - 1);
    number->digits[0] = 1;
    number->point++;
    append(number, last, MOST_DIGITS);
  }
  while (number->count > 0 && number->digits[number->count - 1] == 0) number->count--;
}

// The whole part, if it has at most 64 bits.
static int whole(const Decimal *number, uint64_t *result) {
  *result = 0;
  for (int index = 0; index < number->point; index++) {
    uint64_t digit = index < number->count ? number->digits[index] : 0;
    if (*result > (UINT64_MAX - digit) / 10) return 0;
    *result = *result * 10 + digit;
  }
  return 1;
}

static double nearest(Decimal *number) {
  if (number->count == 0 || number->point < -400) return 0;
  if (number->point > 400) return __builtin_inf();
  uint64_t bits;
  int exponent = 0;
  for (; !whole(number, &bits); exponent++) halve(number);
  for (; !(bits >> 63); exponent--) {
    twice(number);
    whole(number, &bits);
  }
  int lost = number->lost || number->count > number->point;
  // A double has 53 bits, and fewer below its smallest exponent.
  int drop = exponent < -1074 - 11 ? -1074 - exponent : 11;
  if (drop > 64) return 0;
  uint64_t kept = drop == 64 ? 0 : bits >> drop;
  uint64_t half = 1ull << (drop - 1), rest = bits & (half | (half - 1));
  if (rest > half || (rest == half && (lost || (kept & 1)))) kept++;
  exponent += drop;
  if (kept >> 53) {
    kept >>= 1;
    exponent++;
  }
  if (exponent > 971) return __builtin_inf();
  union { uint64_t bits; double value; } result = {.bits = kept};
  if (kept >> 52) result.bits = (kept & ((1ull << 52) - 1)) | (uint64_t)(exponent + 1075) << 52;
  return result.value;
}

// Returns the place behind the number, or null if there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  Decimal number = {.count = 0, .point = 0, .lost = 0};
  int isNegative = *text == '-', isFraction = 0, digits = 0;
  if (*text == '-' || *text == '+') text++;
  for (;; text++) {
    if (*text == '.' && !isFraction) {
      isFraction = 1;
      continue;
    }
    if (!isDigit(*text)) break;
    digits++;
    if (number.count == 0 && *text == '0') {
      number.point -= isFraction;
    } else {
      append(&number, *text - '0', MOST_READ);
      number.point += !isFraction;
    }
  }
  if (digits == 0) return NULL;
  if ((*text | 32) == 'e') {
    const char *power = text + 1;
    int sign = *power == '-' ? -1 : 1, exponent = 0;
    if (*power == '-' || *power == '+') power++;
    if (isDigit(*power)) {
      for (; isDigit(*power); power++)
        if (exponent < 100000000) exponent = exponent * 10 + (*power - '0');
      number.point += sign * exponent;
      text = power;
    }
  }
  *result = isNegative ? -nearest(&number) : nearest(&number);
  return text;
}
