/** Which of a grid's buttons an arrow leads to; null where the key means nothing in it. */
export const stepIn = (grid: HTMLElement | null, at: number, key: string): number | null => {
  const buttons = [...(grid?.querySelectorAll('button') ?? [])]
  const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length
  const forward = grid && getComputedStyle(grid).direction === 'rtl' ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: buttons.length - 1 - at,
  }
  const step = steps[key]
  if (step === undefined) return null
  return at + step in buttons ? at + step : at
}
