import { useQuery } from '@tanstack/react-query'
import { readImage } from '#api/support/uploads.ts'
import { SentImage as View } from '#ui/cashier/withdrawal/sent-image.tsx'

/** An image that the member sent; nobody else can have it, so that it comes by a call and not by an address. */
export function SentImage({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['image', id],
    queryFn: ({ signal }) => readImage(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return <View address={query.data} isLost={query.isError} />
}
