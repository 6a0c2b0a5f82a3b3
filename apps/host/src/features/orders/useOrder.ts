import { useRead } from '../../data/useRead.ts'

export const useOrder = (id: string) => useRead('GET /api/order/{id}', { params: { id } })
