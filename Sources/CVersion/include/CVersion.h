#ifndef C_VERSION_H
#define C_VERSION_H

/// The abbreviated commit from which a package was built, or `quick build`. Empty in other builds.
const char *c_version_commit(void);

#endif
