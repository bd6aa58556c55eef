import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useChild } from './app-context.ts'
import { knownPlaces } from './known-places.ts'

export const useKnownPlaces = () =>
  knownPlaces(
    useRouter(),
    useSelector(useChild('siteConfiguration'), ({ context }) => context.site),
  )
