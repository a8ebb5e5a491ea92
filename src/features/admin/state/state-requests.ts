import { useQuery } from '@tanstack/react-query'
import { deploymentStateSchema } from '@contracts/health.ts'
import { request } from '@/lib/backend/database-answer'

/** The same facts as the address for uptime monitors goes by. */
export const useDeploymentState = () =>
  useQuery({
    queryKey: ['deployment-state'],
    queryFn: async () =>
      deploymentStateSchema.parse(await request((supabase) => supabase.rpc('deployment_state'))),
    refetchInterval: 60_000,
    meta: { refused: 'Ошибка загрузки состояния' },
  })
