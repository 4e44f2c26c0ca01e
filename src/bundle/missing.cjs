/* Stands in for a module that a package tries to load and does without where there is none. */
throw new Error('This is not part of the bundle');
