import { Face as Drawn } from '@showroom/widgets/ui/Face.tsx'
import type { ComponentProps } from 'react'
import './Face.css'

/** A person as our pages draw them, beside their name. */
export const Face = (props: Omit<ComponentProps<typeof Drawn>, 'origin'>) => <Drawn {...props} />
