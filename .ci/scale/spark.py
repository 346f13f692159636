"""Routes payloads on Spark: each partition goes through a process of its own.

usage: spark.py PUSHROUTE STATE INPUT OUTPUT   (INPUT and OUTPUT: a file and a folder, or hdfs:, s3:…)
"""

import shlex
import sys

from pyspark.sql import SparkSession

pushroute, state, source, target = sys.argv[1:]
command = shlex.join([pushroute, "eval", "--ndjson", "-", "--state", state, "--exit-zero", "--key", "id"])

spark = SparkSession.builder.appName("pushroute").getOrCreate()
lines = spark.sparkContext.textFile(source)
lines.pipe(command, checkCode=True).saveAsTextFile(target)
spark.stop()
