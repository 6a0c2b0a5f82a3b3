import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { loginFor } from '../../../session/redirect.ts'
import { KeepButton, KeepNotes } from '../room/KeepRoom.tsx'
import { IconButton } from '../room/RoomBar.tsx'
import { RoomPaper } from '../room/RoomPaper.tsx'
import { type RoomLinks, ShareRoom } from '../room/ShareRoom.tsx'
import { visualizerPaths } from '../visualizer-paths.ts'
import { photoMessages as messages } from './messages.ts'
import type { usePhotoKeep } from './usePhotoKeep.ts'
import type { PhotoEditing } from './usePhotoLook.ts'

type Props = {
  editing: PhotoEditing
  keeping: ReturnType<typeof usePhotoKeep>
  name: string
  isComparing: boolean
  onCompare: () => void
  onName: (name: string) => void
}

const longestName = 80

const wayBack = { to: (id: string) => loginFor(visualizerPaths.photoRoom(id)), onLeave: () => undefined }

const links: RoomLinks = {
  make: async (id, prices) =>
    (await call('POST /api/visualization/photo_room/{id}/share', { params: { id }, body: { prices } })).data,
  end: async (id) => {
    await call('DELETE /api/visualization/photo_room/{id}/share', { params: { id } })
  },
}

/** What concerns the room in the photo as a whole: its name, steps back and forth, keeping and sharing. */
export const PhotoBar = ({ editing, keeping, name, isComparing, onCompare, onName }: Props) => {
  const [dialog, setDialog] = useState<'share' | 'paper' | null>(null)
  return (
    <div className="room-head">
      <div className="room-bar photo-bar">
        <input
          className="form-input"
          aria-label={messages.roomName}
          value={name}
          maxLength={longestName}
          onChange={(event) => onName(event.currentTarget.value)}
        />
        <span className="room-bar-gap" />
        <IconButton icon="undo" isOff={!editing.canUndo} onPress={editing.undo} />
        <IconButton icon="redo" isOff={!editing.canRedo} onPress={editing.redo} />
        <IconButton icon="compare" isPressed={isComparing} onPress={onCompare} />
        <IconButton icon="paper" onPress={() => setDialog('paper')} />
        <IconButton icon="share" onPress={() => setDialog('share')} />
        <KeepButton isChanged={keeping.isChanged} keeping={keeping} />
      </div>
      <KeepNotes isChanged={keeping.isChanged} {...{ keeping, wayBack }} />
      {dialog === 'share' && <ShareRoom {...{ keeping, links }} onClose={() => setDialog(null)} />}
      {dialog === 'paper' && (
        <RoomPaper kind="photo_room" keeping={keeping} onClose={() => setDialog(null)} />
      )}
    </div>
  )
}
