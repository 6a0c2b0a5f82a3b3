import { furnishing } from '@showroom/drawing/furnishing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { planRoomScene } from '../plan-scenes.ts'
import { openCardHalf } from './card-half.ts'
import { startEngine } from './open-engine.ts'
import { openProcessorHalf } from './processor-half.ts'

type Props = { scene: string }

/** One room as the graphics card and as the processor draw it: whoever looks can not tell which it was. */
const BothHalves = ({ scene }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('Drawing …')
  useEffect(() => {
    void drawBoth(scene).then((canvases) => {
      frame.current?.replaceChildren(...canvases)
      setSaid('Drawn')
    })
  }, [scene])
  return (
    <figure>
      <div ref={frame} style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }} />
      <figcaption>{said}</figcaption>
    </figure>
  )
}

const drawBoth = async (name: string): Promise<HTMLCanvasElement[]> => {
  const room = planRoomScene(name)
  if (!room) throw new Error(`${name} has no scene.`)
  const engine = await startEngine()
  const scene = await engine.ask({ kind: 'open', address: room })
  const [card, processor] = [openCardHalf(scene), openProcessorHalf(scene)]
  for (const [plane, { usual }] of room.planes.entries()) {
    const laying = { plane, goods: furnishing[usual], coarseness: 1 }
    processor.put(await engine.ask({ kind: 'patch', ...laying }))
    card?.lay(plane, await engine.ask({ kind: 'texture', ...laying }))
  }
  card?.draw()
  engine.close()
  const canvases = [...(card ? [card.canvas] : []), processor.canvas]
  for (const { style } of canvases) style.width = '100%'
  return canvases
}

/** Of each channel of each pixel, how far the second picture is from the first; 0 to 255, the nearest first. */
const apart = ([one, other]: readonly HTMLCanvasElement[]): Uint8Array => {
  const [first, second] = [pixelsOf(one), pixelsOf(other)]
  return first.map((value, at) => Math.abs(value - (second[at] ?? 0))).sort()
}

const pixelsOf = (canvas: HTMLCanvasElement | undefined): Uint8Array => {
  const copy = new OffscreenCanvas(canvas?.width ?? 1, canvas?.height ?? 1).getContext('2d')
  if (canvas) copy?.drawImage(canvas, 0, 0)
  return Uint8Array.from(copy?.getImageData(0, 0, canvas?.width ?? 1, canvas?.height ?? 1).data ?? [])
}

const meta: Meta<typeof BothHalves> = {
  title: 'Host/Visualizer/Both halves',
  component: BothHalves,
  parameters: { host: true },
}
export default meta

type Story = StoryObj<typeof BothHalves>

const areAlike: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => within(canvasElement).getByText('Drawn'), { timeout: 60_000 })
  const canvases = [...canvasElement.querySelectorAll('canvas')]
  await expect(canvases).toHaveLength(2)
  const differences = apart(canvases)
  const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length
  await expect(mean).toBeLessThan(1)
  await expect(differences[Math.floor(differences.length * 0.99)]).toBeLessThanOrEqual(8)
}

export const AKitchen: Story = { args: { scene: 'plan-kitchen-l-island-14x15' }, play: areAlike }
export const ABathroom: Story = { args: { scene: 'plan-bath-primary-11x13' }, play: areAlike }
export const ALivingRoom: Story = { args: { scene: 'plan-living-hearth-14x16' }, play: areAlike }
