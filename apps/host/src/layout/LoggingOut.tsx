import { useLoggingOut } from '../session/useLogOut.ts'
import { layoutMessages as messages } from './messages.ts'
import './LoggingOut.css'

/** The only thing that ever covers the whole page while it waits. */
export const LoggingOut = () => {
  const isUnderWay = useLoggingOut((state) => state.isUnderWay)
  return (
    <div role="status">
      {isUnderWay && (
        <div className="logging-out">
          <p>{messages.loggingOut}</p>
        </div>
      )}
    </div>
  )
}
