import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { saveImageHost, sessionImageHost } from '#api/lobby/image-host.ts'
import { trustedOrigins } from '#domain/site/trusted-origin.ts'
import { useChild } from '#pages/site/app-context.ts'
import { PictureHostsContext } from '#ui/kit/layout/picture-hosts.ts'

/**
 * SYS-09: which hosts pictures come from. The platform picks for the session and renders with it, so that markup and
 * page agree; where it did not render, the page picks. The platform itself is the last resort.
 */
export function PictureHosts({ children }: { children: ReactNode }) {
  const { boot } = useRouteContext({ from: '__root__' })
  const site = useSelector(useChild('siteConfiguration'), (snapshot) => snapshot.context.site)
  const [preferred, setPreferred] = useState(boot.imageHost)
  const hosts = trustedOrigins(site?.imageCDNs ?? [])
  const first = preferred ?? (typeof window === 'undefined' ? undefined : sessionImageHost(hosts))
  const others = hosts.filter((host) => host !== first)
  const prefer = (host: string) => {
    saveImageHost(host)
    setPreferred(host)
  }
  const origins = [...(first === undefined ? [] : [first]), ...others, boot.config.platform]
  return <PictureHostsContext value={{ origins, prefer }}>{children}</PictureHostsContext>
}
