export { usePageTitle as useTitle } from '../../layout/usePageTitle.ts'
