import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { saveImageHost, sessionImageHost } from '#api/lobby/image-host.ts'
import { trustedOrigins } from '#domain/site/trusted-origin.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { PictureHostsContext } from '#ui/kit/layout/picture-hosts.ts'

/**
 * Provides the image hosts in order of preference (SYS-09). The platform chooses the first host, once per
 * session, so that the markup and the page agree. Without server rendering, the page chooses it. If a picture
 * fails to load, the other hosts are tried, and then the platform.
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
