/* Replaces an optional module, which its package can do without. */
throw new Error('This module is not part of the bundle');
