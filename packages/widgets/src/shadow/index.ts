export { Shadow } from './Shadow.tsx'
export { ShowroomWidget, type ShowroomWidgetProps, useOpenShop } from './ShowroomWidget.tsx'
