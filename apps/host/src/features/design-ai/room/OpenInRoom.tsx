import type { AiJob, AiPicture } from '@showroom/contract/design-ai/design-ai'
import { useNavigate } from 'react-router'
import { useSubmit } from '../../../data/useSubmit.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { visualizerPaths } from '../../visualizer/visualizer-paths.ts'
import { jobName, surfaceWords } from '../choice.messages.ts'
import { roomMessages as messages } from './room.messages.ts'
import { saveAsRoom } from './save-as-room.ts'

/** A look becomes a room of the visualizer, and is gone on with there. */
export const OpenInRoom = ({ job, picture }: { job: AiJob; picture: AiPicture }) => {
  const navigate = useNavigate()
  const { run, isBusy } = useSubmit(async () => {
    const { id, left } = await saveAsRoom(job, picture)
    toast.success(messages.saved(jobName(job)))
    if (left.length > 0) toast.warning(messages.left(left.map((surface) => surfaceWords[surface]).join(', ')))
    await navigate(visualizerPaths.room({ design: id }))
  })
  return (
    <button type="button" className="button quiet" disabled={isBusy} onClick={() => void run()}>
      {isBusy ? messages.saving : messages.open}
    </button>
  )
}
