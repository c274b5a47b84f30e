/** What a phone has: a small window, and fingers. For `test.use`. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
