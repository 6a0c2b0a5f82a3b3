import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useMenu } from '../shop-context/useShopState.ts'
import { paths } from '../paths.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { CurrentShowroom } from './CurrentShowroom.tsx'
import { LineIcon } from '../kit/LineIcon.tsx'
import { MainLinks } from './MainLinks.tsx'
import { MenuTree } from './MenuTree.tsx'
import { useSwipeAway } from './useSwipeAway.ts'
import { layoutMessages as messages } from './messages.ts'
import './OffCanvasMenu.css'

type Props = { open: boolean; onClose(): void }

/** Slides from the left up to 1199 px: departments, categories, subcategories, and Shop All. */
export const OffCanvasMenu = ({ open, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wasOpened, setOpened] = useState(open)
  if (open && !wasOpened) setOpened(true)
  useModal(dialog, open, onClose)
  useSwipeAway(dialog, onClose)

  return (
    <dialog
      ref={dialog}
      className="off-canvas"
      aria-labelledby="off-canvas-title"
      onClose={onClose}
      // The dialog itself is hit only beside its content: on the page behind it.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {wasOpened && <Inside onClose={onClose} />}
    </dialog>
  )
}

/** All departments with their branches: a third of a page's nodes, so not before somebody asks for them. */
const Inside = ({ onClose }: { onClose(): void }) => {
  const menu = useMenu()
  return (
    <div className="off-canvas-inside">
      <header>
        <h2 id="off-canvas-title">{messages.menu}</h2>
        <button
          type="button"
          className="icon-button off-canvas-close"
          onClick={onClose}
          aria-label={messages.closeMenu}
        >
          <CloseIcon />
        </button>
      </header>
      <CurrentShowroom onChosen={onClose} />
      <nav className="off-canvas-tree" aria-label={messages.departments}>
        <Link className="off-canvas-all" to={paths.shop} onClick={onClose}>
          {messages.shopAll}
        </Link>
        <MenuTree menu={menu} onChosen={onClose} />
      </nav>
      <nav aria-label={messages.mainNavigation}>
        <MainLinks onChosen={onClose} />
      </nav>
      <nav aria-label={messages.account}>
        <AccountLinks onChosen={onClose} />
      </nav>
    </div>
  )
}

/** The browser keeps the keyboard inside, the page behind inert, and gives the focus back. */
const useModal = (dialog: { current: HTMLDialogElement | null }, open: boolean, onClose: () => void) => {
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open, dialog])
  useEffect(() => {
    if (!open) return undefined
    // A tablet that is turned, a window that is widened: there the departments stand in the header.
    const isWide = window.matchMedia('(min-width: 1200px)')
    isWide.addEventListener('change', onClose)
    return () => isWide.removeEventListener('change', onClose)
  }, [open, onClose])
}

const CloseIcon = () => <LineIcon path="m6 6 12 12M18 6 6 18" />
