// `npm run imagery:site` draws every picture of the site from the committed scenes; with names, these alone:
// `npm run imagery:site -- pro inspired-kitchen`. A name stands for all that begin with it. Needs no Blender.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { openDrawer } from '../../packages/drawing/src/drawer.ts'
import { openSceneFiles, scenesFolder } from '../../apps/api/src/picture/scene-files.ts'
import { chooseProduct } from './site/choose-product.ts'
import { designs } from './site/designs.ts'
import { drawDesign, type Spot } from './site/draw-design.ts'
import { encode, type Shape, shapes, type SitePictureFacts } from './site/encode.ts'
import { type PagePicture, pagePictures } from './site/pages.ts'
import { drawTile, tiles } from './site/tiles.ts'

const root = new URL('../../', import.meta.url).pathname
const picturesFolder = `${root}apps/host/public/pictures/`
const indexFile = `${root}apps/host/src/kit/picture/pictures.json`
const colorsFile = `${root}apps/host/src/kit/picture/colors.css`
const designsFile = `${root}apps/host/src/content/inspired-designs.json`

/** What a phone shows of the hero: mirror and vanity, so that each can still be made out. */
const narrowHero = { left: 690, top: 290, width: 1080, height: 864 }

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((start) => name.startsWith(start))
const index: Record<string, SitePictureFacts> = JSON.parse(readFileSync(indexFile, 'utf8'))
const drawer = openDrawer(await openSceneFiles(scenesFolder))

const heroFile = `${root}tools/imagery/masters/hero-bathroom.webp`
await keep('hero-bathroom', shapes.hero, () => sharp(heroFile))
await keep('hero-bathroom-narrow', shapes.narrowHero, () => sharp(heroFile).extract(narrowHero))
for (const [slug, tile] of Object.entries(tiles))
  await keep(`category-${slug}`, shapes.tile, () => drawTile(drawer, tile))
for (const [name, page] of Object.entries(pagePictures))
  await keep(name, shapes[page.shape], () => drawPage(page))
await keepDesigns()
writeIndex()
execFileSync('npx', ['biome', 'format', '--write', indexFile, colorsFile, designsFile], { cwd: root })
sweep()

async function keep(name: string, shape: Shape, draw: () => Sharp | Promise<Sharp>) {
  if (!isWanted(name)) return
  index[name] = await encode(await draw(), picturesFolder, { name, shape })
  console.log(name)
}

async function drawPage({ scene, shape, planes }: PagePicture): Promise<Sharp> {
  const surfaces = planes.map((plane) => chooseProduct(plane).appearance)
  const { width: wide } = shapes[shape]
  const { pixels, width, height } = await drawer.furnish({ scene: `room-${scene}`, surfaces, width: wide })
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Each picture and the spots on it are written together, so that none can name what is not drawn there. */
async function keepDesigns() {
  const kept: { name: string; spots: Spot[] }[] = JSON.parse(readFileSync(designsFile, 'utf8'))
  const written = []
  const count = new Map<string, number>()
  for (const design of designs) {
    const { tab, title, alt } = design
    count.set(tab, (count.get(tab) ?? 0) + 1)
    const name = `inspired-${tab}-${count.get(tab)}`
    let spots = kept.find((each) => each.name === name)?.spots ?? []
    await keep(name, shapes.upright, async () => {
      const drawn = await drawDesign(drawer, scenesFolder, design)
      spots = drawn.spots
      return drawn.picture
    })
    written.push({ name, tab, title, alt, spots })
  }
  writeFileSync(designsFile, `${JSON.stringify(written, null, 2)}\n`)
}

function writeIndex() {
  const sorted = Object.entries(index).sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(indexFile, `${JSON.stringify(Object.fromEntries(sorted))}\n`)
  // As a stylesheet: the page's policy admits no style attribute in HTML drawn on the server.
  const rules = sorted.map(
    ([name, { color }]) => `.site-picture [data-picture='${name}'] {\n  background-color: ${color};\n}\n`,
  )
  writeFileSync(colorsFile, rules.join(''))
}

/** Widths and names that are no longer offered. */
function sweep() {
  const offered = new Set(
    Object.entries(index).flatMap(([name, { widths }]) =>
      widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
    ),
  )
  for (const file of readdirSync(picturesFolder)) if (!offered.has(file)) rmSync(picturesFolder + file)
}
