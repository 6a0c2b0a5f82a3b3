import { useCart } from '@showroom/widgets/shop'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { refreshCart } from '../../session/guest-cart.ts'
import { isOf } from './is-of.ts'
import { useChange } from './useChange.ts'
import type { TabProps } from './Workspace.tsx'
import { projectMessages as messages } from './messages.ts'

/** What lies in the cart of the project's showroom, to be saved here for later. */
export const FromCart = ({ project, onChange }: TabProps) => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const lines = useCart((state) => state.cart?.Project_tans)
  const { isBusy, change } = useChange()
  if (!isOf(project, showroom) || !lines || lines.length === 0) return null
  const move = (line_ids: string[]) =>
    void change(
      (call) => call('POST /api/project/{id}/from_cart', { params: { id: project.id }, body: { line_ids } }),
      (data) => {
        onChange(data.project)
        void refreshCart()
      },
    )
  return (
    <section className="workspace-group" aria-label={messages.inYourCartNow}>
      <header>
        <h3>{messages.inYourCartNow}</h3>
        <button
          type="button"
          className="account-plain"
          aria-disabled={isBusy || undefined}
          onClick={() => move(lines.map(({ id }) => id))}
        >
          {messages.moveAllHere}
        </button>
      </header>
      <ul className="account-rows">
        {lines.map(({ id, name, qty, uom }) => (
          <li key={id}>
            <p>
              {name}
              <span>
                {qty} × {uom}
              </span>
            </p>
            <button type="button" className="account-plain" onClick={() => move([id])}>
              {messages.saveForLater}
              <span className="visually-hidden"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
