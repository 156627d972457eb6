// What the kernel asks of the disk. One thread, but for the commands: both hold the lock.
#include "operations.h"
#include <sys/statvfs.h>

pthread_mutex_t disk_lock = PTHREAD_MUTEX_INITIALIZER;
static Inode *root;

void make_root(uid_t uid, gid_t gid) {
  root = new_inode(S_IFDIR | 0755, uid, gid);
  root->parent = root;
  root->names = root->durable_names = 1;
}

Inode *inode_of(fuse_ino_t number) {
  return number == FUSE_ROOT_ID ? root : (Inode *)(uintptr_t)number;
}

fuse_ino_t number_of(Inode *inode) {
  return inode == root ? FUSE_ROOT_ID : (fuse_ino_t)(uintptr_t)inode;
}

struct stat stat_of(const Inode *inode) {
  struct stat stat = inode->stat;
  stat.st_nlink = S_ISDIR(stat.st_mode) ? 2 : inode->names;
  stat.st_size = inode->now.size;
  stat.st_blocks = (inode->now.size + 511) / 512;
  return stat;
}

static void get_attributes(fuse_req_t req, fuse_ino_t number, struct fuse_file_info *file) {
  (void)file;
  struct stat stat = stat_of(inode_of(number));
  fuse_reply_attr(req, &stat, remembered_s);
}

/** Modes, owners and times are durable at once: nothing of ours leans on their order. */
static void set_attributes(fuse_req_t req, fuse_ino_t number, struct stat *to, int what,
                           struct fuse_file_info *file) {
  Inode *inode = inode_of(number);
  if (what & FUSE_SET_ATTR_MODE) inode->stat.st_mode = (inode->stat.st_mode & S_IFMT) | (to->st_mode & 07777);
  if (what & FUSE_SET_ATTR_UID) inode->stat.st_uid = to->st_uid;
  if (what & FUSE_SET_ATTR_GID) inode->stat.st_gid = to->st_gid;
  if (what & FUSE_SET_ATTR_SIZE) resize(inode, to->st_size);
  if (what & FUSE_SET_ATTR_ATIME) inode->stat.st_atim = to->st_atim;
  if (what & FUSE_SET_ATTR_MTIME) inode->stat.st_mtim = to->st_mtim;
  get_attributes(req, number, file);
}

static void file_system_facts(fuse_req_t req, fuse_ino_t number) {
  (void)number;
  enum { blocks = 1 << 20 };
  struct statvfs facts = {.f_bsize = page_bytes, .f_frsize = page_bytes, .f_namemax = 255};
  facts.f_blocks = facts.f_bfree = facts.f_bavail = facts.f_files = facts.f_ffree = blocks;
  fuse_reply_statfs(req, &facts);
}

const struct fuse_lowlevel_ops operations = {
    .lookup = look_up,
    .forget = forget,
    .getattr = get_attributes,
    .setattr = set_attributes,
    .mknod = make_node,
    .mkdir = make_folder,
    .create = create,
    .symlink = make_symlink,
    .readlink = read_link,
    .link = make_link,
    .unlink = take_name,
    .rmdir = take_name,
    .rename = rename_file,
    .open = open_file,
    .read = read_file,
    .write = write_file,
    .fsync = sync_file,
    .statfs = file_system_facts,
    .opendir = open_folder,
    .readdir = read_folder,
    .releasedir = close_folder,
    .fsyncdir = sync_file,
};
