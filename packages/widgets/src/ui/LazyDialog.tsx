import type { DialogProps } from './Dialog.tsx'
import { Lazy } from './Lazy.tsx'

const loadDialog = () => import('./dialog-door.ts')

/** For pages of products: what opens over them comes with the press that opens it. One that can not come is closed again. */
export const LazyDialog = (dialog: DialogProps) => (
  <Lazy load={loadDialog} widget={dialog} onFailed={dialog.onClose} />
)
