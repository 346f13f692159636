"""Routes payloads in Spark SQL: each batch of a column goes through a process of the command.

usage: spark_sql.py PUSHROUTE STATE INPUT OUTPUT   (INPUT and OUTPUT: a file and a folder, or hdfs:, s3:…)
"""

import subprocess
import sys

import pandas
from pyspark.sql import SparkSession

pushroute, state, source, target = sys.argv[1:]
command = [pushroute, "eval", "--ndjson", "-", "--state", state, "--exit-zero", "--key", "id"]


def route(batches):
    for batch in batches:
        text = "".join(value.replace("\n", " ") + "\n" for value in batch["value"])
        answers = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True).stdout
        yield pandas.DataFrame({"value": answers.split("\n")[:-1]})


spark = SparkSession.builder.appName("pushroute").getOrCreate()
spark.read.text(source).mapInPandas(route, "value string").write.text(target)
spark.stop()
