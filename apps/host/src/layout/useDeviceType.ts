import { useEffect } from 'react'
import { deviceTypeOf } from './device-type.ts'

/** Written on the page's root, and again when the window changes. */
export const useDeviceType = (): void => {
  useEffect(() => {
    const write = () => {
      document.documentElement.dataset.device = deviceTypeOf(window.innerWidth)
    }
    write()
    window.addEventListener('resize', write)
    return () => window.removeEventListener('resize', write)
  }, [])
}
