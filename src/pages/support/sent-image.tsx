import { useQuery } from '@tanstack/react-query'
import { readImage } from '#api/support/uploads.ts'
import { SentImage as View } from '#ui/support/image-upload/sent-image.tsx'

/** An image that the member has uploaded. It is private, so an API call reads it. It has no public URL. */
export function SentImage({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['image', id],
    queryFn: ({ signal }) => readImage(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return <View address={query.data} isLost={query.isError} />
}
