// `npm run imagery` renders every scene the shop does not have yet; `npm run imagery -- board-linen object-knob` renders these anew,
// `npm run imagery -- hero-bathroom` the hero, into masters, `npm run imagery -- plans` the floor plans that have no scene yet.
// Needs Blender 3.4 with numpy and scipy, and a C compiler: see README.md.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { narrowRooms } from './narrow.mjs'
import { filmFile, pack, readIndex } from './pack.mjs'

const looks = JSON.parse(
  readFileSync(new URL('../../packages/contract/data/looks.json', import.meta.url), 'utf8'),
)
const folder = new URL('./blender/', import.meta.url).pathname
const blender = [
  '-b',
  '--factory-startup',
  '-noaudio',
  '--python-exit-code',
  '1',
  '--python',
  `${folder}render.py`,
  '--',
]

/** Half a minute of two free cores. */
const planSize = { width: 800, height: 600, samples: 8 }
/** What templates are shown in is looked at most; a minute and a quarter. */
const templateSize = { width: 1200, height: 900, samples: 8 }

const hero = { name: 'hero-bathroom', size: [1920, 1440, 12] }

async function main(named) {
  buildDenoiser()
  if (named.includes(hero.name)) await renderHero()
  if (named.length === 1 && named[0] === hero.name) return
  if (!existsSync(filmFile)) execFileSync('blender', [...blender, 'film', filmFile])
  const rendered = readIndex().scenes
  const isPlans = named.length === 1 && named[0] === 'plans'
  const isNamed = named.length > 0 && !isPlans
  const wanted = [...(isPlans ? [] : listScenes()), ...(isPlans || isNamed ? listPlans() : [])].filter(
    ({ kind, name }) => (isNamed ? named.includes(`${kind}-${name}`) : !rendered[`${kind}-${name}`]),
  )
  if (wanted.length === 0) console.log('Every scene has been rendered.')
  await renderAll(wanted)
  await narrowRooms()
}

/** Built for the very machine that renders, beside the script that loads it. */
function buildDenoiser() {
  const library = join(folder, 'libdenoise.so')
  if (existsSync(library)) return
  const flags = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC']
  execFileSync('gcc', [...flags, join(folder, 'denoise.c'), '-o', library, '-lm'], { stdio: 'inherit' })
}

function listScenes() {
  const output = execFileSync('blender', [...blender, 'list'], { encoding: 'utf8' })
  const line = output.split('\n').find((text) => text.startsWith('SCENES '))
  if (!line) throw new Error('Blender did not list the scenes.')
  return JSON.parse(line.slice('SCENES '.length))
}

/** A plan goes to Blender as the JSON that its areas are counted from; gardens have no scene. */
function listPlans() {
  const printed = new URL('../plans/print-plans.ts', import.meta.url).pathname
  const output = execFileSync(process.execPath, ['--import', 'tsx', printed], { encoding: 'utf8' })
  const shown = new Set(looks.map(({ floorplan }) => floorplan))
  return JSON.parse(output)
    .filter(({ plan }) => plan.room_type !== 'outdoor')
    .map(({ slug, plan }) => ({
      kind: 'plan',
      name: slug,
      plan,
      ...(shown.has(slug) ? templateSize : planSize),
    }))
}

async function renderAll(scenes) {
  for (const [index, { kind, name, width, height, samples, plan }] of scenes.entries()) {
    const work = mkdtempSync(join(tmpdir(), 'imagery-'))
    try {
      const startedAt = Date.now()
      const planFile = join(work, 'plan.json')
      if (plan) writeFileSync(planFile, JSON.stringify(plan))
      render([kind, name, work, width, height, samples, ...(plan ? [planFile] : [])].map(String), work)
      const { bytes } = await pack(work, plan)
      const seconds = Math.round((Date.now() - startedAt) / 1000)
      console.log(
        `${index + 1}/${scenes.length} ${kind}-${name}: ${seconds} s, ${Math.round(bytes / 1024)} KB`,
      )
    } finally {
      rmSync(work, { recursive: true, force: true })
    }
  }
}

async function renderHero() {
  const work = mkdtempSync(join(tmpdir(), 'imagery-'))
  const developed = join(work, 'developed.png')
  try {
    render(['picture', hero.name, developed, ...hero.size.map(String)], work)
    const master = new URL(`./masters/${hero.name}.webp`, import.meta.url).pathname
    await sharp(developed).webp({ quality: 92, effort: 6 }).toFile(master)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** At the lowest priority: a render takes minutes and nobody waits for it. */
function render(scene, work) {
  const { status, stdout, stderr } = spawnSync(
    'nice',
    ['-n', '19', 'blender', '-t', '2', ...blender, ...scene],
    {
      encoding: 'utf8',
      env: { ...process.env, IMG_TMP: work },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  if (status !== 0)
    throw new Error(`Blender failed on ${scene.slice(0, 2).join('-')}:\n${stdout.slice(-2000)}${stderr}`)
}

await main(process.argv.slice(2))
