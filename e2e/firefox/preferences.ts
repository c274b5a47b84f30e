/** Every other host is asked for at a proxy that is not there. */
export const onlyLocalhostInFirefox = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost',
  'network.proxy.allow_hijacking_localhost': true, // so that 127.0.0.1 counts as another host
  'ui.prefersReducedMotion': 1,
  'ui.primaryPointerCapabilities': 6, // a mouse, of which Firefox sees none without a screen
  'ui.allPointerCapabilities': 6,
}
