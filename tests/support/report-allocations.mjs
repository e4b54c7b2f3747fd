// Loaded into the site before its own code: prints how many bytes of objects it has made so far whenever it's asked.
import { getHeapStatistics } from 'node:v8'

process.on('SIGUSR2', () => process.stdout.write(`allocated ${getHeapStatistics().total_allocated_bytes} bytes\n`))
