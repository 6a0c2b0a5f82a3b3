import { loadLiveRoom } from './load-live-room.ts'

export const loadLiveScreen = () => import('./LiveRoom.tsx')

/** Whoever rests on the button or tabs to it will press it a moment later. What fails here is said when it is pressed. */
export const loadLiveAhead = (): void => {
  for (const coming of [loadLiveScreen(), loadLiveRoom()]) coming.catch(() => undefined)
}
