// `npm run imagery:styles` draws what each style of AI Design is like in each kind of room, from the committed scenes.
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { aiRooms, aiStyles } from '../../packages/contract/src/design-ai/ai-choices.ts'
import { openDrawer } from '../../packages/drawing/src/drawer.ts'
import { openSceneFiles, scenesFolder } from '../../apps/api/src/picture/scene-files.ts'
import { drawStyle, styleFile, stylesFolder } from './draw-style.ts'

mkdirSync(stylesFolder, { recursive: true })
const drawer = openDrawer(await openSceneFiles(scenesFolder))
for (const room of aiRooms)
  for (const style of aiStyles) {
    const { pixels, width, height } = await drawStyle(drawer, { style, room })
    const picture = sharp(pixels, { raw: { width, height, channels: 3 } })
    await picture.webp({ quality: 80, effort: 6 }).toFile(styleFile({ style, room }))
    console.log(style, room)
  }
