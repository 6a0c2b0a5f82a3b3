import { openDrawer } from '../../apps/api/src/picture/draw.ts'
import { designs } from './site/designs.ts'
import { drawDesign } from './site/draw-design.ts'
import { scenes } from '../../apps/api/src/picture/relight/scene-index.ts'
const folder = '/tmp/w/imagery/main/apps/api/src/picture/scenes'
const drawer = await openDrawer(folder)
const only = process.argv[2]
for (const [i, d] of designs.entries()) { if (!scenes[`room-${d.scene}`] || (only && !`${d.tab}${d.scene}`.includes(only))) continue
  const { picture, spots } = await drawDesign(drawer, folder, d)
  const dots = spots.map(s => `<circle cx="${s.x*720}" cy="${s.y*900}" r="9" fill="#fff" stroke="#000"/>`).join('')
  await picture.composite([{ input: Buffer.from(`<svg width="720" height="900">${dots}</svg>`), left: 0, top: 0 }]).png().toFile(`/dev/shm/imagery/d-${String(i).padStart(2,'0')}-${d.scene}.png`); console.log(i, d.title, JSON.stringify(spots)) }
