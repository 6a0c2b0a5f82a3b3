/** The program of the live room, which is large: it comes when somebody is about to ask for it. */
export const loadLiveRoom = () => import('./live-room.ts')

/** Whoever rests on the button or tabs to it will press it a moment later. What fails here is said when it is pressed. */
export const loadLiveRoomAhead = (): void => {
  loadLiveRoom().catch(() => undefined)
}
