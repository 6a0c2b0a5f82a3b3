// Whether the marketplace starts and answers on the newest Node.js LTS: npm's package `node` has its binary.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../free-ports.mjs'
import { root, runShown } from '../run.mjs'

const version = '26.10.0'
const folder = join(root, '.cache', `node-${version}`)
const node = join(folder, 'node_modules/node/bin/node')
const longestStartMs = 300_000

const install = async () => {
  if (existsSync(node)) return
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `node@${version}`]
  const code = await runShown('npm', args)
  if (code !== 0 || !existsSync(node)) throw new Error(`Node.js ${version} could not be installed.`)
}

const ready = (child) =>
  new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('The server was not ready in time.')), longestStartMs)
    child.stdout.on('data', (text) => {
      process.stdout.write(text)
      if (!text.includes('Showroom ready')) return
      clearTimeout(patience)
      resolve()
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })

const requireAnswer = async (address) => {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address} was answered with ${reply.status}.`)
  await reply.text()
}

await install()
const dataDir = await mkdtemp(join(tmpdir(), 'showroom-lts-'))
const port = await freePorts(3)
const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DRAW_AHEAD: 'off' }
const child = spawn(node, ['apps/demo/dist/main.js'], {
  cwd: root,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
})
child.stdout.setEncoding('utf8')
try {
  await ready(child)
  for (const path of ['/showroom/', '/showroom/category/tile-flooring', '/api/shop?showroom=HARVEST2'])
    await requireAnswer(`http://localhost:${port}${path}`)
  console.log(`Started and answered on Node.js ${version}.`)
} finally {
  child.removeAllListeners('exit')
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  await rm(dataDir, { recursive: true, force: true })
}
