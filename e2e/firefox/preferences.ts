/** Sends requests for all other hosts to a proxy that does not exist. */
export const onlyLocalhostInFirefox = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost',
  'network.proxy.allow_hijacking_localhost': true, // treats 127.0.0.1 as another host
  'ui.prefersReducedMotion': 1,
  'ui.primaryPointerCapabilities': 6, // a mouse, which headless Firefox does not report
  'ui.allPointerCapabilities': 6,
}
