import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { emailKey, refetchInbox } from '../../refetch'
import { RequestError, unwrap } from '@/lib/database-answer'
import { senderOf } from '../sender'

/** The email with which a thread began; null once it is deleted. */
async function fetchFirstEmail(threadId: string) {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('emails')
    .select('id, from_email, from_name, lead')
    .eq('thread_id', threadId)
    .order('created_at')
    .limit(1)
    .maybeSingle()
  return unwrap(answer)
}

async function joinThread(emailId: string): Promise<void> {
  const supabase = await getSupabase()
  const joined = unwrap(await supabase.rpc('join_thread', { email_id: emailId }))
  if (!joined) throw new RequestError('The email refers to no other thread')
}

function useJoinThread() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: joinThread,
    onSuccess: () => toast.success('Письмо теперь в общей переписке'),
    meta: { refused: 'Не удалось присоединить письмо' },
    onSettled: () => void refetchInbox(queries),
  })
}

/** Says that the sender of an email points to a thread to which they do not belong, and lets them in. */
export function NewSender({ emailId, threadId }: { emailId: string; threadId: string }) {
  const [params] = useSearchParams()
  const join = useJoinThread()
  const { data: first } = useQuery({
    queryKey: [...emailKey(emailId), 'refers-to', threadId],
    queryFn: () => fetchFirstEmail(threadId),
    meta: { refused: 'Ошибка загрузки данных' },
  })
  if (!first) return null
  const search = new URLSearchParams(params)
  search.set('email', first.id)
  const { name, email, phone } = senderOf(first)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-accent/40 bg-accent/5 px-4 py-3 text-sm">
      <UserRoundPlus aria-hidden className="size-4.5 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        Новый отправитель ссылается на чужую переписку:{' '}
        <Link to={{ search: search.toString() }} className="underline underline-offset-3">
          {name ?? email ?? phone ?? 'другой клиент'}
        </Link>
      </p>
      <Button
        variant="secondary"
        aria-busy={join.isPending}
        disabled={join.isPending}
        onClick={() => join.mutate(emailId)}
      >
        Присоединить к переписке
      </Button>
    </div>
  )
}
