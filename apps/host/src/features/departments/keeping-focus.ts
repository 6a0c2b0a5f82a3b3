import type { MouseEvent } from 'react'

/** A row that is put elsewhere in the page takes its button along, but loses the keyboard. */
export const keepingFocus = async (
  { currentTarget: pressed }: MouseEvent<HTMLElement>,
  act: () => Promise<unknown>,
) => {
  await act()
  requestAnimationFrame(() => pressed.isConnected && pressed.focus())
}
