import type { DialogProps } from './Dialog.tsx'
import { Later } from './Later.tsx'

const loadDialog = () => import('./dialog-door.ts')

/** For pages of goods: what opens over them comes with the press that opens it. One that can not come is closed again. */
export const LazyDialog = (dialog: DialogProps) => (
  <Later load={loadDialog} widget={dialog} onFailed={dialog.onClose} />
)
