/** How far somebody has turned from where a stand looks; radians. */
export type Turned = { yaw: number; pitch: number; zoom: number }

const step = Math.PI / 12
const [leastZoom, mostZoom] = [0.8, 2.5]

/** Arrow keys turn by 15 degrees, plus and minus bring nearer and farther. */
export const turnOfKey = (key: string): Partial<Turned> | null => {
  const turns: Record<string, Partial<Turned>> = {
    ArrowLeft: { yaw: step },
    ArrowRight: { yaw: -step },
    ArrowUp: { pitch: step },
    ArrowDown: { pitch: -step },
    '+': { zoom: 1.2 },
    '=': { zoom: 1.2 },
    '-': { zoom: 1 / 1.2 },
  }
  return turns[key] ?? null
}

/** Turns add up, nearness multiplies and has its ends. */
export const turnedBy = (turned: Turned, { yaw = 0, pitch = 0, zoom = 1 }: Partial<Turned>): Turned => ({
  yaw: turned.yaw + yaw,
  pitch: Math.max(-1.5, Math.min(1.5, turned.pitch + pitch)),
  zoom: Math.max(leastZoom, Math.min(mostZoom, turned.zoom * zoom)),
})
