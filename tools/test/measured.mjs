// Runs a program and tells its parent what processor time it took: `node measured.mjs OUT.json PROGRAM ARGS…`.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const [out, program, ...args] = process.argv.slice(2)

/** Processor seconds of all children that have ended, theirs included. Linux tells; elsewhere null. */
const childrensSeconds = () => {
  if (!existsSync('/proc/self/stat')) return null
  // Behind the name in parentheses, fields 16 and 17 of proc(5), in hundredths of a second.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}

const child = spawn(program, args, { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
child.once('exit', (code, signal) => {
  writeFileSync(out, JSON.stringify({ cpuSeconds: childrensSeconds() }))
  process.exit(code ?? (signal ? 1 : 0))
})
