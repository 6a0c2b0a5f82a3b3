import { Link } from 'react-router'
import { isSelected, useCurrentShowroom } from '../shop-context/current-showroom.ts'
import { useProfile } from '../shop-context/useShopState.ts'
import { paths } from '../paths.ts'
import { layoutMessages as messages } from './messages.ts'
import './CurrentShowroom.css'

/** Whose prices these are: the Pro's, or ours with the way to a Pro's. */
export const CurrentShowroom = ({ onChosen }: { onChosen?: () => void }) => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const profile = useProfile()
  if (!isSelected(showroom))
    return (
      <Link className="current-showroom" to={paths.home} onClick={onChosen}>
        {messages.enterAShowroomId}
      </Link>
    )
  return (
    <Link className="current-showroom" to={paths.shop} onClick={onChosen}>
      <span>
        <span className="visually-hidden">{messages.currentShowroom} </span>
        {profile?.company_name ?? messages.showroom}
      </span>
      <small>{showroom}</small>
    </Link>
  )
}
