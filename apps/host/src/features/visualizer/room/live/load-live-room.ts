/** The program of the live room, which is large: it comes when somebody is about to ask for it. */
export const loadLiveRoom = () => import('./live-room.ts')
