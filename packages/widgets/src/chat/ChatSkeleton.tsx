import { Skeleton } from '../ui/Skeleton.tsx'
import { chatWords } from './messages.ts'

/** The shape of a talk before it comes. */
export const ChatSkeleton = () => (
  <div className="chat-waiting" role="status">
    <span className="said">{chatWords.loading}</span>
    {['72%', '48%', '64%', '36%', '56%'].map((width, index) => (
      <Skeleton key={width} width={width} height={index % 2 === 0 ? '52px' : '40px'} />
    ))}
  </div>
)
